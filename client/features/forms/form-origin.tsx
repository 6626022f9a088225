import { useFormOrigin } from './use-form-action.ts';

/** Hidden field of every form: the page it stands on. */
export const FormOrigin = () => <input type="hidden" name="from" value={useFormOrigin()} />;
