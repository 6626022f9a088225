import { useId, type ComponentProps } from 'react';
import { tellEarlyInput } from './early-input.ts';
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** behaviour/controls 12 */
    type?: 'text' | 'email' | 'password' | 'number';
  };

export const TextField = ({ label, hint, error, type = 'text', ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} error={error}>
      <input
        ref={tellEarlyInput}
        {...rest}
        id={id}
        type={type}
        className={styles.control}
        {...describe(id, { hint, error })}
      />
    </FieldFrame>
  );
};
