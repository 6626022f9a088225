import { createUpstream, type Upstream } from '#server/upstream/resources.ts';
import type { UpstreamCall } from '#server/upstream/upstream-client.ts';

/** An upstream that only writes down what it is asked for, and answers everything with "does not exist". */
export const recordCalls = (): { readonly calls: readonly UpstreamCall[]; readonly upstream: Upstream } => {
  const calls: UpstreamCall[] = [];
  const upstream = createUpstream({
    call: async (call) => {
      calls.push(call);
      return null;
    },
    close: () => {},
  });
  return { calls, upstream };
};
