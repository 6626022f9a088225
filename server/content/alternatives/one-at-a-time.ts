interface Running<T> {
  readonly request: string;
  readonly answer: Promise<T>;
}

/**
 * Work on one thing, one at a time: an equal request that arrives meanwhile shares the result, another waits
 * its turn. Nothing is stored once the work is done. Not async-mutex: the second of two equal requests would
 * send again, and its locks would stay for every key.
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
