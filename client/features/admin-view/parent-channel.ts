import {
  createRateGate,
  ParentMessage,
  protocolVersion,
  readMessage,
  readPlainTexts,
  type SiteMessage,
} from '#shared/edit-protocol/messages.ts';

/** What of a window the channel needs; tests give another. */
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

export interface ParentChannel {
  /** Tells the parent; nobody else can read it, for the target's origin is always named. */
  readonly tell: (message: Unversioned<SiteMessage>) => void;
}

/** Messages let through at once and in a second; an editor who types makes a few. The rest is dropped unread. */
const burst = 60;
const perSecond = 30;

/**
 * The origins of `trusted` that may be the one around this window: the browser says which, or the referrer hints at it,
 * or any of them; none where a stranger frames the site.
 */
export const likelyParents = (frame: FrameWindow, trusted: readonly string[]): readonly string[] => {
  const [direct] = frame.location.ancestorOrigins ?? [];
  if (direct !== undefined) return trusted.filter((origin) => origin === direct);
  const [referrer] = /^https?:\/\/[^/]+/.exec(frame.document.referrer) ?? [];
  return referrer !== undefined && trusted.includes(referrer) ? [referrer] : trusted;
};

/**
 * The line to the window around this one. Obeys it alone, and only while its origin is
 * trusted (behaviour/editor 5); `event.data` is not even unpacked for others.
 *
 * @param isKnown whether a key is a text of this site.
 */
export const openParentChannel = (
  frame: FrameWindow,
  trusted: readonly string[],
  onMessage: (message: ParentMessage) => void,
  isKnown: (key: string) => boolean,
  now: () => number = () => performance.now(),
): ParentChannel => {
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
    tell(message) {
      for (const origin of known === null ? origins : [known])
        frame.parent.postMessage({ version: protocolVersion, ...message }, origin);
    },
  };
};
