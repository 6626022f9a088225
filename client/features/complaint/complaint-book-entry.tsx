import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { opensDialog } from '../../components/dialog/dialog-opener.ts';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useEditView } from '../../stores/edit-view.tsx';
import { complaintBookOf } from './complaint-book.ts';
import { complaintDialogId } from './complaint.tsx';

interface ComplaintBookEntryProps {
  className?: string | undefined;
}

/** The footer's entry to the complaint book: a link, a button, or nothing (spec 5). */
export const ComplaintBookEntry = ({ className }: ComplaintBookEntryProps) => {
  const { project, footerLinks } = useSite();
  const { t } = useTranslation();
  const kind = complaintBookOf(project.locale, useEditView());
  const book = footerLinks.find(({ block }) => block === 'complaintBook');
  if (kind === 'link' && book) {
    return (
      <a className={className} href={book.link} target="_blank" rel="noopener">
        {t('footer.links.complaintBook')}
        <VisuallyHidden> ({t('common.opensNewTab')})</VisuallyHidden>
      </a>
    );
  }
  return kind === 'dialog' ? (
    <button type="button" className={className} {...opensDialog(complaintDialogId)}>
      {t('footer.links.complaintBook')}
    </button>
  ) : null;
};
