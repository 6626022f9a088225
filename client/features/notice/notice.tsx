import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noticeLink } from '#shared/help-api/notice-link.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { T } from '#client/i18n/t.tsx';

/**
 * What a host has to say to everybody at once: a strike, a recall, an outage (behaviour/shell 27). It stands first in
 * `<main>`; where the texts are empty, and they are unless an editor has written them, it is nothing at all.
 */
export const Notice = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  // As it is written: the marks of the edit view would make words of an empty text.
  const written = (key: 'notice.text' | 'notice.link') => t(key, { applyPostProcessor: false }).trim();
  if (written('notice.text') === '') return null;
  const target = noticeLink(written('notice.link'));
  const words = <T i18nKey="notice.text" />;
  return (
    <div className={className} data-print="hide">
      <Alert tone="warning">
        {target === null && <p>{words}</p>}
        {target && 'to' in target && <Link to={target.to}>{words}</Link>}
        {target && 'href' in target && <a href={target.href}>{words}</a>}
      </Alert>
    </div>
  );
};
