import { useId, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { tellEarlyInput } from '../field/early-input.ts';
import { describe, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './select.module.css';

interface SelectOption {
  value: string;
  label: string;
  icon?: IconName;
}

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'value'> & {
    options: readonly SelectOption[];
    placeholder?: string;
    placeholderLang?: string | undefined;
  };

/**
 * A native select with the icon of the chosen option. Options get icons by script only, as the parsers of older
 * browsers drop elements in options.
 */
export const Select = (props: SelectProps) => {
  const { label, hint, error, options, placeholder, placeholderLang, onInput, defaultValue, ...rest } = props;
  const id = useId();
  const [chosen, setChosen] = useState(String(defaultValue ?? ''));
  const hydrated = useHydrated();
  const icon = options.find((option) => option.value === chosen)?.icon;
  return (
    <FieldFrame fieldId={id} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        {icon && <Icon name={icon} size="payment" className={styles.icon} />}
        <select
          ref={tellEarlyInput}
          {...rest}
          defaultValue={defaultValue}
          id={id}
          className={classNames(fieldStyles.control, styles.select, icon && styles['with-icon'])}
          {...describe(id, { hint, error })}
          onInput={(event) => {
            setChosen(event.currentTarget.value);
            onInput?.(event);
          }}
        >
          {placeholder && (
            <option value="" disabled lang={placeholderLang}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {hydrated && option.icon && <Icon name={option.icon} size="payment" />}
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.sign} />
      </div>
    </FieldFrame>
  );
};
