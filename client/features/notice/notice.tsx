import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noticeLink } from '#shared/help-api/notice-link.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { T } from '#client/i18n/t.tsx';

/**
 * A notice of the host to everybody, such as an outage (behaviour/shell 27). Empty unless an editor has written
 * one.
 */
export const Notice = ({ className }: { className?: string }) => {
  const { t } = useTranslation();
  // Without the marks of the admin view, which would make an empty text look written.
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
