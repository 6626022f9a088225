import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { resolveText, T, type TProps } from '#client/i18n/t.tsx';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ProgressLine } from '../progress-line/progress-line.tsx';
import styles from './button.module.css';

interface ButtonLook extends Partial<TProps> {
  /** At most one `primary` per view; `ghost` has no border. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  wide?: boolean;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

const lookOf = ({ variant = 'secondary', wide }: ButtonLook) =>
  classNames(styles.button, styles[variant], wide && styles.wide);

const ButtonFace = ({ icon, iconEnd, i18nKey, values, children }: ButtonLook & { children?: ReactNode }) => (
  <>
    {icon && <Icon name={icon} />}
    <span>
      {i18nKey && <T i18nKey={i18nKey} values={values} />}
      {children}
    </span>
    {iconEnd && <Icon name={iconEnd} />}
  </>
);

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Ignores clicks but stays in the tab order. */
    busy?: boolean;
  };

export const Button = (props: ButtonProps) => {
  const { variant, wide, icon, iconEnd, i18nKey, values, busy = false, className, onClick, ...rest } = props;
  const guardedClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf(props), busy && styles.busy, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={guardedClick}
    >
      <ButtonFace {...props} />
      {busy && <ProgressLine />}
    </button>
  );
};

type ButtonLinkProps = ButtonLook &
  (({ to: string } & Omit<ComponentProps<typeof Link>, 'to'>) | ({ href: string } & ComponentProps<'a'>));

/** A link that looks like a button: `to` for the router, `href` for a new document. */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { variant, wide, icon, iconEnd, i18nKey, values, className, ...rest } = props;
  const look = classNames(lookOf(props), className);
  const face = <ButtonFace {...props} />;
  if ('to' in rest) {
    return (
      <Link {...rest} className={look}>
        {face}
      </Link>
    );
  }
  return (
    <a {...rest} className={look}>
      {face}
    </a>
  );
};

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  TProps & {
    icon: IconName;
  };

/** A square icon button; its text is read aloud and shown as a native tooltip. */
export const IconButton = ({ icon, i18nKey, values, className, ...rest }: IconButtonProps) => {
  const { i18n } = useTranslation();
  const { text, lang } = resolveText(i18n, i18nKey, values);
  return (
    <button
      type="button"
      title={text}
      {...rest}
      aria-label={text}
      lang={lang}
      className={classNames(styles['icon-only'], className)}
    >
      <Icon name={icon} size="l" />
    </button>
  );
};
