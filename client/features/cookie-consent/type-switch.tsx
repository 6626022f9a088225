import type { ConsentType } from '#shared/consent/consent-choice.ts';
import { Switch } from '#client/components/field/choice.tsx';
import { T } from '#client/i18n/t.tsx';

interface TypeSwitchProps {
  type: ConsentType;
  on: boolean;
  onToggle: () => void;
  /** Where the name stands beside it anyway. */
  nameHidden: boolean;
}

/** The switch of one type; what is necessary is always on and cannot be switched. */
export const TypeSwitch = ({ type, on, onToggle, nameHidden }: TypeSwitchProps) => {
  const name = <T i18nKey={`cookies.${type}`} />;
  const always = type === 'necessary';
  return (
    <Switch
      label={nameHidden ? <span className="visually-hidden">{name}</span> : name}
      description={always && !nameHidden && <T i18nKey="cookies.alwaysOn" />}
      checked={on}
      disabled={always}
      onChange={onToggle}
    />
  );
};
