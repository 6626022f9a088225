import {
  createRateGate,
  ParentMessage,
  protocolVersion,
  readMessage,
  readPlainTexts,
  type SiteMessage,
} from '#shared/edit-protocol/messages.ts';

/** The part of a window that the channel needs. */
export interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  readonly document: { readonly referrer: string };
  readonly location: { readonly ancestorOrigins?: Iterable<string> };
  addEventListener(type: 'message', listener: (event: FrameEvent) => void): void;
}

interface FrameEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never;

export type ParentChannel = ReturnType<typeof openParentChannel>;

/** Messages accepted at once and per second; an editor who types sends a few. The rest is dropped. */
const burst = 60;
const perSecond = 30;

/**
 * The trusted origins that may be the parent: the one the browser names, or the referrer's, or all of them; none if
 * the parent is a stranger.
 */
export const likelyParents = (frame: FrameWindow, trusted: readonly string[]): readonly string[] => {
  const [direct] = frame.location.ancestorOrigins ?? [];
  if (direct !== undefined) return trusted.filter((origin) => origin === direct);
  const [referrer] = /^https?:\/\/[^/]+/.exec(frame.document.referrer) ?? [];
  return referrer !== undefined && trusted.includes(referrer) ? [referrer] : trusted;
};

/**
 * The channel to the parent window. Ignores everything from other windows and untrusted origins
 * (behaviour/editor 5).
 *
 * @param isKnown whether a key is a text of this site.
 */
export const openParentChannel = (
  frame: FrameWindow,
  trusted: readonly string[],
  onMessage: (message: ParentMessage) => void,
  isKnown: (key: string) => boolean,
  now: () => number = () => performance.now(),
) => {
  const origins = new Set(likelyParents(frame, trusted));
  const admit = createRateGate(burst, perSecond);
  let known: string | null = null;

  frame.addEventListener('message', (event) => {
    if (event.source !== frame.parent || !origins.has(event.origin)) return;
    if (!admit(now())) return;
    const message = readMessage(ParentMessage, event.data) ?? readPlainTexts(event.data, isKnown);
    if (!message) return;
    known = event.origin;
    onMessage(message);
  });

  return {
    /** Sends to the parent's origin only. */
    tell(message: Unversioned<SiteMessage>): void {
      for (const origin of known === null ? origins : [known])
        frame.parent.postMessage({ version: protocolVersion, ...message }, origin);
    },
  };
};
