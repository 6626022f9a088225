import { Form } from 'react-router-dom';
import { maxSearchLength } from '#shared/help-api/paths.ts';
import { Button } from '#client/components/button/button.tsx';
import { TextField } from '#client/components/field/text-field.tsx';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './search-again.module.css';

/** The search form for a search that failed or found nothing. Works without script. */
export const SearchAgain = ({ query }: { query: string }) => (
  <search>
    <Form action="/search" method="get" reloadDocument className={classNames('cluster gap-4', styles.form)}>
      <div className={styles.words}>
        <TextField
          key={query}
          label={<T i18nKey="search.label" />}
          name="articles"
          defaultValue={query}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
      </div>
      <Button
        type="submit"
        variant={query === '' ? 'secondary' : 'primary'}
        icon="search"
        i18nKey={query === '' ? 'search.submit' : 'search.again'}
      />
    </Form>
  </search>
);
