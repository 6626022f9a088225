import type { HelpTopic, SearchHit, SearchResults } from '#shared/help-api/models.ts';
import { matchSpans } from '#shared/text/highlight.ts';
import { Button } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Highlighted } from '#client/components/highlighted/highlighted.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Link } from 'react-router-dom';
import { contactDialogId } from '#client/features/contact/contact-dialog.tsx';
import { telephoneLink } from '#client/features/contact/contact-link.ts';
import { useSearchClick } from '#client/features/search-panel/use-search-click.ts';
import { ShopTask } from '#client/features/shop-task/shop-task.tsx';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import styles from './found-list.module.css';

/** The results with highlighting (behaviour/search 11), after the direct answers (behaviour/search 23). */
export const FoundList = ({ results, query }: { results: SearchResults; query: string }) => {
  const { items, area, asksForContact, withdraw, page, perPage } = results;
  const reportClick = useSearchClick('page');
  return (
    <ol className="stack">
      {asksForContact && <ContactEntry />}
      {withdraw && <WithdrawalEntry link={withdraw} />}
      {area && <AreaEntry area={area} />}
      {items.map((hit, at) => (
        <Card key={hit.id} as="li" linked className="stack gap-2">
          {hit.place && (
            <p className="row gap-2 muted text-xs">
              <Icon name={categoryIcon(categoryOf(hit))} />
              <span lang={hit.placeLang}>
                <Highlighted text={hit.place} query={explainsMatch(hit, query) ? '' : query} />
              </span>
            </p>
          )}
          <h2 className="text-l" lang={hit.lang}>
            <Link to={hit.path} data-card-link onClick={() => reportClick((page - 1) * perPage + at + 1)}>
              <Highlighted text={hit.title} query={query} />
            </Link>
          </h2>
          <p className={`muted ${styles.text}`} lang={hit.lang}>
            <Highlighted text={hit.shortContent} query={query} marks={hit.marks} />
          </p>
          {hit.keyword && (
            <T
              parent="p"
              className="muted text-s"
              i18nKey="search.byKeyword"
              values={{ keyword: hit.keyword }}
            />
          )}
        </Card>
      ))}
    </ol>
  );
};

/** Whether title, text or keyword explain the match; otherwise its place does. */
const explainsMatch = ({ title, marks = [], keyword }: SearchHit, query: string): boolean =>
  marks.length > 0 || keyword !== undefined || matchSpans(title, query).length > 0;

const categoryOf = ({ path }: SearchHit): number => Number(path.split('/')[2]);

/** The help area that was searched for by name (behaviour/search 23). */
const AreaEntry = ({ area: { id, path, title, description, lang } }: { area: HelpTopic }) => (
  <Card as="li" linked tone="brand" className="stack gap-2">
    <p className="row gap-2 text-xs">
      <Icon name={categoryIcon(id)} />
      <T parent="span" i18nKey="search.area" />
    </p>
    <h2 className="text-l" lang={lang}>
      <Link to={path} data-card-link>
        {title}
      </Link>
    </h2>
    {description && <p lang={lang}>{description}</p>}
  </Card>
);

/** The shop's withdrawal page, if asked for. */
const WithdrawalEntry = ({ link }: { link: string }) => (
  <Card as="li" tone="brand" className="stack gap-2">
    <ShopTask task={{ name: 'withdraw', link }} />
  </Card>
);

/** The way to contact, if asked for. Opens the page's contact dialog. */
const ContactEntry = () => {
  const { telephone } = useSite().project.contact;
  return (
    <Card as="li" tone="brand" className="stack gap-2">
      <T parent="h2" className="text-l" i18nKey="contact.dialogTitle" />
      <T parent="p" i18nKey="contact.text" />
      {telephone && (
        <p>
          <T i18nKey="contact.telephone" /> <a href={telephoneLink(telephone)}>{telephone}</a>
        </p>
      )}
      <div>
        <Button icon="mail" {...opensDialog(contactDialogId)} i18nKey="contact.button" />
      </div>
    </Card>
  );
};
