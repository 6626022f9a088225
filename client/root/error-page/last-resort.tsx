import { Component, type ReactNode } from 'react';

interface LastResortProps {
  children: ReactNode;
}

interface LastResortState {
  readonly failed: boolean;
}

/** Without messages, data and styles, which could fail again. */
export const AnErrorOccurred = () => (
  <main lang="en">
    <h1>an error occurred</h1>
    <p>
      <a href="/">Home</a>
    </p>
  </main>
);

/** Shown if the error page itself fails (behaviour/errors 14). React catches render errors in classes only. */
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
