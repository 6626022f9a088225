import { useSite } from '#client/stores/site.ts';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { T } from '#client/i18n/t.tsx';
import { complaintBookOf } from './complaint-book.ts';
import { complaintDialogId } from './complaint.tsx';

interface ComplaintBookEntryProps {
  className?: string | undefined;
}

/** The footer's entry to the complaint book: a link, a button, or nothing (behaviour/shell 19). */
export const ComplaintBookEntry = ({ className }: ComplaintBookEntryProps) => {
  const { project, footerLinks } = useSite();
  const kind = complaintBookOf(project.locale, useAdminView());
  const [book] = Object.values(footerLinks.complaintBook ?? {});
  if (kind === 'link' && book) {
    return (
      <a className={className} href={book} target="_blank" rel="noopener">
        <T i18nKey="footer.links.complaintBook" />
        <span className="visually-hidden">
          {' '}
          (<T i18nKey="common.opensNewTab" />)
        </span>
      </a>
    );
  }
  return kind === 'dialog' ? (
    <button type="button" className={className} {...opensDialog(complaintDialogId)}>
      <T i18nKey="footer.links.complaintBook" />
    </button>
  ) : null;
};
