import { useTranslation } from 'react-i18next';
import type { ConsentType } from '#shared/consent/consent-choice.ts';
import { Switch } from '#client/components/field/choice.tsx';
import { VisuallyHidden } from '#client/components/visually-hidden/visually-hidden.tsx';

interface TypeSwitchProps {
  type: ConsentType;
  on: boolean;
  onToggle: () => void;
  /** Where the name stands beside it anyway. */
  nameHidden: boolean;
}

/** The switch of one type; what is necessary is always on and cannot be switched. */
export const TypeSwitch = ({ type, on, onToggle, nameHidden }: TypeSwitchProps) => {
  const { t } = useTranslation();
  const name = t(`cookies.${type}`);
  const always = type === 'necessary';
  return (
    <Switch
      label={nameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      description={always && !nameHidden && t('cookies.alwaysOn')}
      checked={on}
      disabled={always}
      onChange={onToggle}
    />
  );
};
