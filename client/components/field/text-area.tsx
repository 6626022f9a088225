import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useEarlyText } from './early-input.ts';
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** With `maxLength`: what is said of the characters left, such as "12 characters left". */
    renderCounter?: (left: number) => ReactNode;
  };

const pauseBeforeSpeaking = 1000; // ms without a key

/** How many characters are left, where that is to be said. */
const useSpokenCount = (length: number, max: number): number | null => {
  const [spoken, setSpoken] = useState<number | null>(null);
  const left = max > 0 && shouldAnnounce(length, max) ? max - length : null;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(left), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [left]);
  return spoken;
};

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Several lines of text, with a counter where `maxLength` and `renderCounter` are given. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, renderCounter, onInput, ...rest } = props;
  const id = useId();
  const max = rest.maxLength ?? 0;
  const counted = max > 0 && renderCounter !== undefined;
  const [typed, setTyped] = useState(lengthOf(rest.defaultValue));
  const length = rest.value === undefined ? typed : lengthOf(rest.value);
  const spoken = useSpokenCount(length, counted ? max : 0);
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} error={error}>
      <textarea
        ref={useEarlyText(id)}
        rows={4}
        {...rest}
        id={id}
        className={classNames(fieldStyles.control, styles.area)}
        {...describe(id, { hint, error })}
        onInput={(event) => {
          setTyped(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {counted && (
        <p className={styles.counter}>
          <span aria-hidden="true">
            {length} / {max}
          </span>
          <span className="visually-hidden" role="status">
            {spoken !== null && renderCounter?.(spoken)}
          </span>
        </p>
      )}
    </FieldFrame>
  );
};

/**
 * Whether a reader should hear the count now: only near the end (the last fifth, at most 50 characters) and at
 * the limit itself. A count at every key would drown what is being written.
 */
export const shouldAnnounce = (length: number, max: number): boolean =>
  length > 0 && max - length <= Math.min(50, Math.floor(max / 5));
