import { Dialog } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './image-dialog.module.css';

export interface EnlargedImage {
  readonly src: string;
  readonly alt: string;
}

interface ImageDialogProps {
  /** `null`: closed and empty. */
  image: EnlargedImage | null;
  /** Of its name. */
  lang: string | undefined;
  onClose: () => void;
}

/** An enlarged picture of an article (behaviour/articles 10). */
export const ImageDialog = ({ image, lang, onClose }: ImageDialogProps) => (
  <Dialog
    id="image-dialog"
    size="media"
    title={image?.alt ? <span lang={lang}>{image.alt}</span> : <T i18nKey="article.image" />}
    open={image !== null}
    onClose={onClose}
  >
    {image && <img className={styles.image} src={image.src} alt={image.alt} lang={lang} />}
  </Dialog>
);
