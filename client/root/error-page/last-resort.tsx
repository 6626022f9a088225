import { Component, type ReactNode } from 'react';

interface LastResortProps {
  children: ReactNode;
}

interface LastResortState {
  readonly failed: boolean;
}

/** No words, no data, no styles that could fail again. The server's own last page says the same. */
export const AnErrorOccurred = () => (
  <main lang="en">
    <h1>an error occurred</h1>
    <p>
      <a href="/">Home</a>
    </p>
  </main>
);

/**
 * Shown where the error page itself fails to render (behaviour/errors 14). A class, for React knows no other way to catch a
 * render.
 */
export class LastResort extends Component<LastResortProps, LastResortState> {
  override state: LastResortState = { failed: false };

  static getDerivedStateFromError(): LastResortState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <AnErrorOccurred />;
  }
}
