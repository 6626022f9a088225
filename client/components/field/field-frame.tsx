import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The ARIA attributes that connect a control with its hint, error and other descriptions. */
export const describe = (
  fieldId: string,
  { hint, error }: Omit<FieldWords, 'label'>,
  ...more: (string | false)[]
) => {
  const ids = [hint && `${fieldId}-hint`, error && `${fieldId}-error`, ...more].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
};

export const FieldError = ({ fieldId, error }: { fieldId: string; error: ReactNode }) =>
  error ? (
    <p id={`${fieldId}-error`} className={classNames('row start gap-2 text-s', styles.error)}>
      <Icon name="error" size="s" />
      <span>{error}</span>
    </p>
  ) : null;

interface FieldFrameProps extends FieldWords {
  fieldId: string;
  children: ReactNode;
}

/** behaviour/controls 11 */
export const FieldFrame = ({ fieldId, label, hint, error, children }: FieldFrameProps) => (
  <div className="stack gap-2">
    <label className="strong" htmlFor={fieldId}>
      {label}
    </label>
    {hint && (
      <p id={`${fieldId}-hint`} className="muted text-s">
        {hint}
      </p>
    )}
    {children}
    <FieldError fieldId={fieldId} error={error} />
  </div>
);
