import type { LocaleCode } from '#shared/projects/locales.ts';
import { complaintRules } from '#shared/validation/forms/complaint.ts';
import { useSite } from '#client/stores/site.ts';
import { TextArea } from '#client/components/field/text-area.tsx';
import { TextField } from '#client/components/field/text-field.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { T } from '#client/i18n/t.tsx';
import { DialogForm } from '../dialog-form/dialog-form.tsx';

export const complaintDialogId = 'complaint';

/** Portugal has a public complaint book, in Spain it is our own form (behaviour/shell 19). */
const complaintBooks: Partial<Record<LocaleCode, 'link' | 'dialog'>> = { pt: 'link', es: 'dialog' };

/** How a visitor reaches the complaint book; `null` if there is none. Editors always see it (behaviour/editor 2). */
export const complaintBookOf = (locale: LocaleCode, adminView: boolean): 'link' | 'dialog' | null =>
  complaintBooks[locale] ?? (adminView ? 'dialog' : null);

/** The complaint form with its result dialogs (behaviour/forms 13). */
export const Complaint = () => {
  const { project } = useSite();
  const editing = useAdminView();
  // Editors can edit its texts on every host.
  if (complaintBookOf(project.locale, editing) !== 'dialog' && !editing) return null;
  return (
    <DialogForm
      name="complaint"
      dialogId={complaintDialogId}
      rules={complaintRules}
      words={{
        titleKey: 'complaint.title',
        introKey: 'complaint.intro',
        submitKey: 'complaint.submit',
        thanks: { titleKey: 'complaint.thanksTitle', textKey: 'complaint.thanksText' },
        failure: { titleKey: 'complaint.modalErrorTitle', textKey: 'complaint.modalErrorText' },
      }}
      renderFields={(propsOf) => (
        <>
          <TextField
            {...propsOf('email')}
            label={<T i18nKey="complaint.email" />}
            type="email"
            autoComplete="email"
            required
          />
          <TextArea {...propsOf('text')} label={<T i18nKey="complaint.text" />} required />
        </>
      )}
    />
  );
};
