import * as v from 'valibot';

/**
 * An e-mail address as browsers check it in `<input type="email">`, with two things more: its host has a domain
 * (`me@home` is refused) and it is no longer than mail servers take. Space around it is dropped.
 */
export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.rfcEmail(),
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i),
);
