import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readHosts } from './desk-api.ts';
import { Desk } from './desk.tsx';
import './styles/base.css';
import './styles/toolbar.css';
import './styles/texts.css';
import './styles/search-words.css';
import './styles/answers.css';
import './styles/notice.css';
import './styles/stage.css';

const start = async (): Promise<void> => {
  // The site trusts the desk under this one name (EDIT_ORIGINS).
  if (window.location.hostname !== 'localhost') {
    window.location.hostname = 'localhost';
    return;
  }
  const root = createRoot(document.querySelector('#desk') as Element);
  try {
    const hosts = await readHosts();
    root.render(
      <StrictMode>
        <Desk hosts={hosts} />
      </StrictMode>,
    );
  } catch {
    root.render(
      <div className="start-trouble" role="alert">
        <p>The content API does not answer. See whether it still runs, then try again.</p>
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>,
    );
  }
};

void start();
