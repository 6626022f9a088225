import { useFormOrigin } from './use-form-action.ts';

/** The page a form is on, as a hidden field. */
export const FormOrigin = () => <input type="hidden" name="from" value={useFormOrigin()} />;
