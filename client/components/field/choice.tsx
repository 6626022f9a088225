import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { tellEarlyInput } from './early-input.ts';
import { describe, FieldError, type FieldWords } from './field-frame.tsx';
import styles from './choice.module.css';

type ChoiceProps = Omit<FieldWords, 'hint'> &
  Omit<ComponentProps<'input'>, 'type'> & {
    description?: ReactNode;
  };

const Choice = ({
  label,
  description,
  error,
  kind,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' | 'switch' }) => {
  const id = useId();
  return (
    <div className={classNames('stack gap-2', kind === 'radio' && styles.card)}>
      <label className={classNames('row start target', styles.label)} htmlFor={id}>
        <input
          ref={tellEarlyInput}
          {...rest}
          id={id}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          className={kind === 'switch' ? styles.switch : styles.box}
          {...describe(id, { error })}
        />
        <span className={classNames('stack gap-1', styles.words)}>
          <span>{label}</span>
          {description && <span className="muted text-s">{description}</span>}
        </span>
      </label>
      <FieldError fieldId={id} error={error} />
    </div>
  );
};

export const Checkbox = (props: ChoiceProps) => <Choice {...props} kind="checkbox" />;

/** For what takes effect at once. */
export const Switch = (props: ChoiceProps) => <Choice {...props} kind="switch" />;

/** Several share a `name` within a `FieldGroup`. */
export const RadioCard = (props: ChoiceProps) => <Choice {...props} kind="radio" />;

interface FieldGroupProps {
  legend: ReactNode;
  error?: ReactNode;
  layout?: 'column' | 'row';
  children: ReactNode;
}

export const FieldGroup = ({ legend, error, layout = 'column', children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset {...describe(id, { error })}>
      <legend className={classNames('strong', styles.legend)}>{legend}</legend>
      <div className={classNames('stack gap-0', styles.group, styles[layout])}>{children}</div>
      <FieldError fieldId={id} error={error} />
    </fieldset>
  );
};
