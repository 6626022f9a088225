import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { PageName } from '#shared/rendering/page-routes.ts';
import { reloadOnFailure } from './chunk-reload.ts';
import { lateCodeOfPart } from './late-code.ts';
import { useServedPart, useTakenOver, type ServedPart } from './taken-over.ts';

interface FrameProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A box that is none to the layout: it tells a part's markup from its surroundings. */
const Frame = ({ id, children }: FrameProps) => (
  <div id={id} data-late>
    {children}
  </div>
);

interface AsServedProps {
  readonly id: string;
  /** Shown where the part was never served: it came up in the browser. */
  readonly otherwise: ReactNode;
}

interface MissingProps extends AsServedProps {
  /** Called where the part was never served. */
  readonly onNeverServed: () => void;
}

// React's server renderer makes fallbacks as well, and sends none.
const servedMarkup = (id: string): string =>
  import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '');

/** The part's markup as the document has it: its links, forms and dialogs work without script. */
const AsServed = ({ id, otherwise }: AsServedProps) => {
  const [markup] = useState(() => servedMarkup(id));
  if (markup === '') return otherwise;
  // Markup of our own page, put back where it was.
  // oxlint-disable-next-line react/no-danger
  return <div id={id} data-late suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
};

/** The same for good: what script would open stands open, by the rules for pages without it. */
const Missing = ({ id, otherwise, onNeverServed }: MissingProps) => {
  useEffect(() => {
    const box = document.getElementById(id);
    if (box) box.dataset['asServed'] = '';
    else onNeverServed();
  }, [id, onNeverServed]);
  return <AsServed id={id} otherwise={otherwise} />;
};

interface LatePartOptions<P> {
  /** What stands there where the part comes up in the browser before its code. */
  readonly meanwhile?: ComponentType<P>;
  /** The only page that shows it: going from one other page to another does not wait for its code. */
  readonly page?: PageName;
}

/**
 * Makes a component whose markup is served with the page and whose code comes after it (behaviour/pages 34, 39):
 *
 * - served: React leaves the markup alone while the code is pending;
 * - taken over: the code is here, and the component makes the markup its own;
 * - missing: the code cannot be had; the markup stays, works as without script, and the page is left for a document;
 * - never served: the part comes up in the browser, shows what stands there meanwhile, and loads a document where its code is
 *   missing, with a second try.
 *
 * @param load imports the component, from a module whose name ends in `.late.tsx` where it is served.
 */
export const latePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { meanwhile = () => null, page }: LatePartOptions<P> = {},
): ComponentType<P> => {
  const code = lateCodeOfPart(load, page);

  const Arriving = ({ id, served, props }: { id: string; served: ServedPart; props: P }) => {
    const [again, setAgain] = useState<ComponentType<P> | null>(null);
    useTakenOver(served);
    const loadAgain = useCallback(() => {
      const here = () => window.location.href;
      void reloadOnFailure(load, here).then(
        (late) => setAgain(() => late),
        () => {},
      );
    }, []);
    const arrived = code.current() === undefined ? use(code.arrival) : code.current();
    const part = again ?? arrived;
    if (!part)
      return <Missing id={id} otherwise={createElement(meanwhile, props)} onNeverServed={loadAgain} />;
    return <Frame id={id}>{createElement(part, props)}</Frame>;
  };

  const Part = (props: P) => {
    const id = useId();
    const served = useServedPart();
    return (
      <Suspense fallback={<AsServed id={id} otherwise={createElement(meanwhile, props)} />}>
        <Arriving id={id} served={served} props={props} />
      </Suspense>
    );
  };
  // A part that was rendered anew before its code is there would lose its markup.
  return memo(Part);
};
