import { useId, type ComponentProps, type WheelEvent } from 'react';
import { tellEarlyInput } from './early-input.ts';
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** behaviour/controls 12 */
    type?: 'text' | 'email' | 'password' | 'number';
  };

/** With the focus, the wheel would count a number up or down: an id would become another one. */
const leaveNumber = ({ currentTarget }: WheelEvent<HTMLInputElement>) =>
  currentTarget.type === 'number' && currentTarget.blur();

export const TextField = ({ label, hint, error, type = 'text', ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} error={error}>
      <input
        ref={tellEarlyInput}
        onWheel={leaveNumber}
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        {...describe(id, { hint, error })}
      />
    </FieldFrame>
  );
};
