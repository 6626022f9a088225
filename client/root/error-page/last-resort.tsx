import { Component, type ReactNode } from 'react';

/**
 * Shown if the error page itself fails (behaviour/errors 14): without messages, data and styles, which could fail
 * again. React catches render errors in classes only.
 */
export class LastResort extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en">
        <h1>an error occurred</h1>
        <p>
          <a href="/">Home</a>
        </p>
      </main>
    );
  }
}
