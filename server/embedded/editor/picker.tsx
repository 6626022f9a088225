import { useId, type ReactNode } from 'react';

interface PickerProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A list to choose one of, with its name. */
export const Picker = ({ label, value, onChange, children }: PickerProps) => {
  const id = useId();
  return (
    <div className="picker">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
};
