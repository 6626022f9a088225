import { useTranslation } from 'react-i18next';
import { complaintRules } from '#shared/validation/forms/complaint.ts';
import { useSite } from '#client/page/site-context.ts';
import { TextArea } from '#client/components/field/text-area.tsx';
import { TextField } from '#client/components/field/text-field.tsx';
import { useAdminView } from '#client/page/admin-view.tsx';
import { DialogForm } from '../dialog-form/dialog-form.tsx';
import { complaintBookOf } from './complaint-book.ts';

export const complaintDialogId = 'complaint';

/** The complaint form with its thanks and its error (behaviour/forms 13), on the pages that can open it. */
export const Complaint = () => {
  const { project } = useSite();
  const { t } = useTranslation();
  const editing = useAdminView();
  // An editor finds its words on every host, also where visitors are led to a public book.
  if (complaintBookOf(project.locale, editing) !== 'dialog' && !editing) return null;
  return (
    <DialogForm
      name="complaint"
      dialogId={complaintDialogId}
      rules={complaintRules}
      words={{
        title: t('complaint.title'),
        intro: t('complaint.intro'),
        submit: t('complaint.submit'),
        thanks: { title: t('complaint.thanksTitle'), text: t('complaint.thanksText') },
        failure: { title: t('complaint.modalErrorTitle'), text: t('complaint.modalErrorText') },
      }}
      renderFields={(propsOf) => (
        <>
          <TextField
            {...propsOf('email')}
            label={t('complaint.email')}
            type="email"
            autoComplete="email"
            required
          />
          <TextArea {...propsOf('text')} label={t('complaint.text')} required />
        </>
      )}
    />
  );
};
