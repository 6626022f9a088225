import { withoutInvisible } from '#shared/text/well-formed.ts';

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  // Without script a line break comes as two characters, of which `maxlength` has counted one.
  return typeof value === 'string' ? withoutInvisible(value).replaceAll('\r\n', '\n') : '';
};

export const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');
