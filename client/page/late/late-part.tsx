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
import { reloadOnFailure } from './chunk-reload.ts';
import { lateCode } from './late-code.ts';
import { useSharedMarkup } from './shared-markup.ts';
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
  /** Called where the part was never served and its code cannot be had. */
  readonly onMissing?: () => void;
}

// React's server renderer makes fallbacks as well, and sends none.
const servedMarkup = (id: string): string =>
  import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '');

/** The part's markup as the document has it: its links, forms and dialogs work without script. */
const AsServed = ({ id, otherwise, onMissing }: AsServedProps) => {
  const [markup] = useState(() => servedMarkup(id));
  const missing = markup === '';
  useEffect(() => {
    if (missing) onMissing?.();
  }, [missing, onMissing]);
  if (missing) return otherwise;
  // Markup of our own page, put back where it was.
  // oxlint-disable-next-line react/no-danger
  return <div id={id} data-late suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
};

/** A box with the markup that an earlier page had in it. */
const AsBefore = ({ id, markup }: { id: string; markup: string }) => (
  // Markup of our own pages.
  // oxlint-disable-next-line react/no-danger
  <div id={id} data-late dangerouslySetInnerHTML={{ __html: markup }} />
);

interface LatePartOptions<P> {
  /** What stands there where the part comes up in the browser before its code. */
  readonly meanwhile?: ComponentType<P>;
  /**
   * Beside its props, its markup is made from nothing but the site, the words, where else the page is, and its path, which
   * it shows as it is: the server makes it once for all pages that agree in these (decision 0046).
   */
  readonly shared?: boolean;
}

/**
 * Makes a component whose markup is served with the page and whose code comes after it (behaviour/pages 34). Until then,
 * and where the code cannot be had, it works as it does without script.
 *
 * @param load imports the component, from a module whose name ends in `.late.tsx` where it is served.
 */
export const latePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { meanwhile = () => null, shared = false }: LatePartOptions<P> = {},
): ComponentType<P> => {
  const code = lateCode(load);

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
    if (!part) return <AsServed id={id} otherwise={createElement(meanwhile, props)} onMissing={loadAgain} />;
    return <Frame id={id}>{createElement(part, props)}</Frame>;
  };

  const Part = (props: P) => {
    const id = useId();
    const served = useServedPart();
    const known = useSharedMarkup(shared ? id : '');
    return (
      <Suspense fallback={<AsServed id={id} otherwise={createElement(meanwhile, props)} />}>
        {import.meta.env.SSR && known !== null ? (
          <AsBefore id={id} markup={known} />
        ) : (
          <Arriving id={id} served={served} props={props} />
        )}
      </Suspense>
    );
  };
  // A part that was rendered anew before its code is there would lose its markup.
  return memo(Part);
};
