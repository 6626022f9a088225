import { fail, type Result } from '#shared/help-api/result.ts';
import { isAlternativeId, type AlternativeId } from '#shared/validation/alternative-id.ts';

/** A call about one order; an id that is none never reaches the upstream (behaviour/formats 9). */
export const withAlternative = async <T>(
  id: unknown,
  ask: (id: AlternativeId) => Promise<Result<T>>,
): Promise<Result<T>> => (isAlternativeId(id) ? ask(id) : fail('not-found'));
