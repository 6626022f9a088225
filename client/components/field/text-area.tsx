import { useEffect, useId, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useEarlyText } from './early-input.ts';
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx';
import { shouldAnnounce } from './length-counter.ts';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = FieldWords &
  ComponentProps<'textarea'> & {
    /** With `maxLength`: what is said of the characters left, such as "12 characters left". */
    counterText?: (left: number) => string;
  };

const pauseBeforeSpeaking = 1000; // ms without a key

const useSpokenCount = (length: number, max: number, say: ((left: number) => string) | undefined) => {
  const [spoken, setSpoken] = useState('');
  const words = say && shouldAnnounce(length, max) ? say(max - length) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [words]);
  return spoken;
};

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** Several lines of text, with a counter where `maxLength` and `counterText` are given. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, counterText, className, onInput, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const max = rest.maxLength ?? 0;
  const counted = max > 0 && counterText !== undefined;
  const [typed, setTyped] = useState(lengthOf(rest.defaultValue));
  const length = rest.value === undefined ? typed : lengthOf(rest.value);
  const spoken = useSpokenCount(length, max, counted ? counterText : undefined);
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} error={error}>
      <textarea
        ref={useEarlyText(id)}
        rows={4}
        {...rest}
        id={id}
        className={classNames(fieldStyles.control, styles.area, className)}
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
            {spoken}
          </span>
        </p>
      )}
    </FieldFrame>
  );
};
