import { Link } from 'react-router';
import type { PopularTopic } from '../../../shared/help-api/models.ts';

interface PopularQuestionsProps {
  title: string;
  topics: readonly PopularTopic[];
}

/** Popular topics with their short answers (spec 2, Home). */
export const PopularQuestions = ({ title, topics }: PopularQuestionsProps) => {
  if (topics.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {topics.map(({ id, path, title: question, shortContent }) => (
          <li key={id}>
            <Link to={path}>{question}</Link>
            <p>{shortContent}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
