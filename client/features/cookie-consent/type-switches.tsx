import { useTranslation } from 'react-i18next';
import { consentTypes, type ConsentType } from '#shared/consent/consent-choice.ts';
import { Switch } from '#client/components/field/choice.tsx';
import { Disclosure } from '#client/components/disclosure/disclosure.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { Tabs } from '#client/components/tabs/tabs.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './type-switches.module.css';
import { CookieType, useCookieRows } from './cookie-type.tsx';
import { useNarrowWindow } from './use-narrow-window.ts';

export interface TypeSwitchesProps {
  selected: readonly ConsentType[];
  onToggle: (type: ConsentType) => void;
}

/** A switch per type: in tabs, on phones in disclosures (behaviour/consent 6). */
export const TypeSwitches = ({ selected, onToggle }: TypeSwitchesProps) => {
  const { t } = useTranslation();
  const rows = useCookieRows();
  const narrow = useNarrowWindow();
  const switchOf = (type: ConsentType) => (
    <TypeSwitch
      type={type}
      on={selected.includes(type)}
      onToggle={() => onToggle(type)}
      nameHidden={narrow}
    />
  );
  return narrow ? (
    <ul className={styles.types}>
      {consentTypes.map((type) => (
        <li key={type} className={styles.type}>
          <div className={styles.switch}>{switchOf(type)}</div>
          <Disclosure
            label={
              <span className={styles.name}>
                <T i18nKey={`cookies.${type}`} />
              </span>
            }
            headingLevel={3}
          >
            <CookieType type={type} rows={rows} narrow />
          </Disclosure>
        </li>
      ))}
    </ul>
  ) : (
    <Tabs
      label={t('cookies.types')}
      tabs={consentTypes.map((type) => ({
        id: type,
        label: (
          <span className={styles.tab}>
            <T i18nKey={`cookies.${type}`} />
            {selected.includes(type) && <Icon name="check" size="s" />}
          </span>
        ),
        content: (
          <div className={styles.panel}>
            {switchOf(type)}
            <CookieType type={type} rows={rows} />
          </div>
        ),
      }))}
    />
  );
};

interface TypeSwitchProps {
  type: ConsentType;
  on: boolean;
  onToggle: () => void;
  nameHidden: boolean;
}

/** The switch of one type; the necessary type is always on. */
const TypeSwitch = ({ type, on, onToggle, nameHidden }: TypeSwitchProps) => {
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
