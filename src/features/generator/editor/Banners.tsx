import {useEffect, useRef, type ReactNode} from 'react';

import styles from './Banners.module.css';
import {useDispatch} from './EditorContext';
import {sayAction, type Banner, type BannerAction} from './state/banners';
import {Button} from './ui/Button';

interface Props {
  readonly banners: readonly Banner[];
  readonly onAction: (action: BannerAction, banner: Banner) => void;
}

/** What the visitor should know; each stays until it is dismissed. */
export function Banners({banners, onAction}: Props): ReactNode {
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const read = banners.find(({id}) => id === 'read');
  useEffect(() => {
    // On a phone a file is chosen two screens below this.
    const {bottom = 0} = place.current?.getBoundingClientRect() ?? {};
    if (read !== undefined && bottom <= 0) place.current?.scrollIntoView({block: 'center'});
  }, [read]);
  return (
    <div
      ref={place}
      className={styles.list}
      role="region"
      aria-label="エディタからのお知らせ"
      hidden={banners.length === 0}
    >
      {banners.map((banner) => (
        <div
          key={banner.id}
          className={styles.banner}
          data-tone={banner.tone}
          role={banner.tone === 'error' ? 'alert' : 'status'}
        >
          <div className={styles.text}>
            <p className={styles.title}>{banner.title}</p>
            {banner.lines.length > 0 && (
              <ul>
                {banner.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.actions}>
            {banner.actions.map((action) => (
              <Button
                key={sayAction(action)}
                onClick={() => {
                  onAction(action, banner);
                }}
              >
                {sayAction(action)}
              </Button>
            ))}
            <Button
              look="quiet"
              aria-label={`お知らせを閉じる：${banner.title}`}
              onClick={() => {
                dispatch({type: 'dismiss', id: banner.id});
              }}
            >
              閉じる
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
