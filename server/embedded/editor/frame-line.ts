import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import {
  protocolVersion,
  readMessage,
  SiteMessage,
  type ParentMessage,
} from '../../../shared/edit-protocol/messages.ts';

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never;
export type Order = Unversioned<ParentMessage>;

/**
 * The line to the site in the frame. Hears that window alone, and only from one of our hosts; tells it nothing before it
 * has said hello, and then by its origin.
 */
export const useFrameLine = (
  frame: RefObject<HTMLIFrameElement | null>,
  origins: ReadonlySet<string>,
  onMessage: (message: SiteMessage, origin: string) => void,
) => {
  const site = useRef<string | null>(null);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== frame.current?.contentWindow || !origins.has(event.origin)) return;
    const message = readMessage(SiteMessage, event.data);
    if (!message) return;
    site.current = event.origin;
    onMessage(message, event.origin);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);

  const tell = useCallback(
    (order: Order) => {
      if (site.current === null) return;
      frame.current?.contentWindow?.postMessage({ version: protocolVersion, ...order }, site.current);
    },
    [frame],
  );
  /** The frame goes elsewhere: nothing is told until the site there says hello. */
  const hangUp = useCallback(() => {
    site.current = null;
  }, []);
  return { tell, hangUp };
};
