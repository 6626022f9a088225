import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useEarlyText } from './early-input.ts';
import { describe, FieldFrame, type FieldWords } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
    defaultValue?: string;
    /** With `maxLength`: text for the characters left. */
    renderCounter?: (left: number) => ReactNode;
  };

const pauseBeforeSpeaking = 1000; // ms without a key

/** The count to announce, after a pause in typing. */
const useSpokenCount = (length: number, max: number): number | null => {
  const [spoken, setSpoken] = useState<number | null>(null);
  const left = max > 0 && shouldAnnounce(length, max) ? max - length : null;
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(left), pauseBeforeSpeaking);
    return () => clearTimeout(timer);
  }, [left]);
  return spoken;
};

export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, renderCounter, onInput, ...rest } = props;
  const id = useId();
  const max = rest.maxLength ?? 0;
  const counted = max > 0 && renderCounter !== undefined;
  const [length, setLength] = useState(rest.defaultValue?.length ?? 0);
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
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {counted && (
        <p className={classNames('muted tabular text-s', styles.counter)}>
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

/** Whether to announce the count: only for the last fifth, at most 50 characters. */
export const shouldAnnounce = (length: number, max: number): boolean =>
  length > 0 && max - length <= Math.min(50, Math.floor(max / 5));
