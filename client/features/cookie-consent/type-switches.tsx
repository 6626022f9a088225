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

interface TypeSwitchesProps {
  selected: readonly ConsentType[];
  onToggle: (type: ConsentType) => void;
}

/** A switch per type, the necessary one always on: in tabs, on phones in disclosures (behaviour/consent 6). */
export const TypeSwitches = ({ selected, onToggle }: TypeSwitchesProps) => {
  const { t } = useTranslation();
  const rows = useCookieRows();
  const narrow = useNarrowWindow();
  const switchOf = (type: ConsentType) => {
    const name = <T i18nKey={`cookies.${type}`} />;
    const always = type === 'necessary';
    return (
      <Switch
        label={narrow ? <span className="visually-hidden">{name}</span> : name}
        description={always && !narrow && <T i18nKey="cookies.alwaysOn" />}
        checked={selected.includes(type)}
        disabled={always}
        onChange={() => onToggle(type)}
      />
    );
  };
  return narrow ? (
    <ul className="stack gap-0">
      {consentTypes.map((type) => (
        <li key={type} className={styles.type}>
          <div className={styles.switch}>{switchOf(type)}</div>
          <Disclosure
            label={<T parent="span" className={styles.name} i18nKey={`cookies.${type}`} />}
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
          <span className="row gap-2">
            <T i18nKey={`cookies.${type}`} />
            {selected.includes(type) && <Icon name="check" size="s" />}
          </span>
        ),
        content: (
          <div className="stack start gap-2">
            {switchOf(type)}
            <CookieType type={type} rows={rows} />
          </div>
        ),
      }))}
    />
  );
};
