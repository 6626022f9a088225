interface Running<T> {
  readonly request: string;
  readonly answer: Promise<T>;
}

/**
 * Work on one thing, one at a time: the same request that arrives while it runs shares its answer, another one waits
 * for its end. Keys and requests are kept only while something runs. Not async-mutex: its locks would make the second of
 * two equal requests send again, and would be kept for every key that ever was.
 */
export const createOneAtATime = <T>() => {
  const running = new Map<string, Running<T>>();
  return async (key: string, request: string, work: () => Promise<T>): Promise<T> => {
    let current = running.get(key);
    while (current) {
      if (current.request === request) return current.answer;
      await current.answer.catch(() => {});
      current = running.get(key);
    }
    const answer = work().finally(() => running.delete(key));
    running.set(key, { request, answer });
    return answer;
  };
};
