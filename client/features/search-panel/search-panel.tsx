import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';

/** A real GET form that works without script (ux, Search). */
export const SearchPanel = () => {
  const { t } = useTranslation();
  return (
    <search>
      <Form action="/search" method="get">
        <label>
          {t('search.label')} <input name="articles" type="search" placeholder={t('search.placeholder')} />
        </label>
        <button type="submit">{t('search.submit')}</button>
      </Form>
    </search>
  );
};
