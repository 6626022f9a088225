import { Checkbox } from '#client/components/field/choice.tsx';
import { ContactWays } from '#client/features/contact/contact-ways.tsx';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import styles from './served-contact.module.css';

/** The ways to a person where no script runs: the form is told the order's number for as long as it is ticked. */
export const ServedContact = ({ order }: { order: string }) => {
  const { contact } = useSite().project;
  const ways = (told: string) => <ContactWays contact={contact} told={{}} order={told} state={undefined} />;
  return (
    <div className={`stack gap-3 ${styles.contact}`}>
      {contact.form && (
        <div>
          <T parent="p" i18nKey="contact.handedOver" />
          <Checkbox
            label={
              <>
                <T i18nKey="contact.order" /> {order}
              </>
            }
            defaultChecked
            autoComplete="off"
          />
        </div>
      )}
      <div className={styles.withOrder}>{ways(order)}</div>
      {contact.form && <div className={styles.withoutOrder}>{ways('')}</div>}
    </div>
  );
};
