import {
  protocolVersion,
  readMessage,
  SiteMessage,
  type ParentMessage,
} from '#shared/edit-protocol/messages.ts';

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never;

export interface FrameLine {
  /** Tells the site in the frame, by its origin; nothing before it has said hello. */
  readonly tell: (message: Unversioned<ParentMessage>) => void;
  /** The frame goes elsewhere: nothing is told until the site there says hello. */
  readonly hangUp: () => void;
  /** Hears the window in the frame alone, and only from one of our hosts. Returns what ends it. */
  readonly listen: (onMessage: (message: SiteMessage, origin: string) => void) => () => void;
}

/** The line from the desk to the site in its frame. */
export const createFrameLine = (
  frame: () => Window | null | undefined,
  origins: ReadonlySet<string>,
): FrameLine => {
  let site: string | null = null;
  return {
    tell(message) {
      if (site !== null) frame()?.postMessage({ version: protocolVersion, ...message }, site);
    },
    hangUp() {
      site = null;
    },
    listen(onMessage) {
      const hear = (event: MessageEvent<unknown>) => {
        if (event.source !== frame() || !origins.has(event.origin)) return;
        const message = readMessage(SiteMessage, event.data);
        // Until a page says hello, what still comes is from the one that is being left.
        if (!message || (site === null && message.type !== 'hello')) return;
        site = event.origin;
        onMessage(message, event.origin);
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
  };
};
