import StorageIcon from '@mui/icons-material/DnsOutlined';
import { useEffect, useRef, useState } from 'react';
import { useArrayInput, useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAction } from '../../../activity/useAction.ts';
import { nameKey } from '../../../platform/fold.ts';
import { isHttpUrl } from '../../../platform/isHttpUrl.ts';
import { mapServices, requiresSignIn } from '../../../platform/mapServices.ts';
import { parseArcGisUrl } from '../../../platform/parseArcGisUrl.ts';
import { failureText } from '../../../ui/failure/failureText.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { isDrawable, serviceLayers } from '../arcgis.ts';
import type { FieldAppLayer } from './fieldAppForm.ts';
import styles from './fieldApps.module.css';

interface Props {
  /** The URL of the service. The parent uses it as the key. */
  url: string;
  /** The sources of the URL and of the layers in the form. */
  urlSource: string;
  source: string;
}

/** Adds the service's layers that the field app lacks to the form, without a limit of scale. */
export function AddAllLayers({ url, urlSource, source }: Props) {
  const t = useText();
  const { append } = useArrayInput();
  const { getValues, setError, clearErrors } = useFormContext();
  const [announcement, setAnnouncement] = useState('');
  const [isSecured, setSecured] = useState(false);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  /** Whether the URL field shows an error of this button. The error is cleared when the URL changes. */
  const refused = useRef(false);
  const settle = useEvent(() => {
    if (refused.current) clearErrors(urlSource);
    refused.current = false;
  });
  useEffect(() => settle, [settle]);
  const refuse = (message: string) => {
    refused.current = true;
    setError(urlSource, { type: 'server', message }, { shouldFocus: true });
  };

  const { run: ask, pending } = useAction(
    {
      async perform(withSignIn: boolean, { call }) {
        setAnnouncement('');
        settle();
        asking.current = new AbortController();
        const { signal } = asking.current;
        const { layers, error } = await call(
          mapServices.layers,
          { query: { url: parseArcGisUrl(url)?.service ?? url, ...(withSignIn && { isSecured: 'true' }) } },
          { signal },
        );
        if (signal.aborted) return;
        setSecured(error !== undefined && requiresSignIn(error) && !withSignIn);
        if (!error) setAnnouncement(added(layers));
        else if (!requiresSignIn(error))
          refuse([t('mapServices.refused'), error.message].filter(Boolean).join(': '));
        else if (withSignIn) refuse(t('mapServices.closed'));
        else setAnnouncement(t('mapServices.secured'));
      },
      key: () => '',
    },
    { tell: error => refuse(failureText(t, error, { text: 'mapServices.down' })) },
  );
  const added = (layers: unknown) => {
    const drawn = serviceLayers({ name: '', type: '', url }, layers).filter(isDrawable);
    if (!drawn.length) return t('mapServices.noneHint');
    const named = new Map(drawn.map(({ name }) => [nameKey(name), name]));
    const here = new Set(
      ((getValues(source) ?? []) as FieldAppLayer[]).map(({ faservicelayerName }) =>
        nameKey(faservicelayerName),
      ),
    );
    const missing = [...named].filter(([key]) => !here.has(key));
    const there = named.size - missing.length;
    append(
      missing.map(([, faservicelayerName]) => ({
        faservicelayerName,
        faServiceLayerMinScale: 0,
        faServiceLayerMaxScale: 0,
      })),
      { shouldFocus: false },
    );
    if (!missing.length) return t('fieldApps.addAll.all', { smart_count: there });
    return [
      t('mapServices.added', { smart_count: missing.length }),
      there && t('fieldApps.addAll.there', { smart_count: there }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <>
      <TextButton
        small
        variant="quiet"
        pending={pending}
        onClick={() => {
          if (isHttpUrl(url)) void ask(false);
          else refuse(t('fieldApps.addAll.noAddress'));
        }}
      >
        <StorageIcon />
        {t('fieldApps.addAll.open')}
      </TextButton>
      <p role="status" className={`secondary ${styles.said}`}>
        {pending ? t('fieldApps.addAll.asking') : announcement}
      </p>
      {isSecured && !pending ? (
        <TextButton small onClick={() => void ask(true)}>
          {t('mapServices.openSecured')}
        </TextButton>
      ) : null}
    </>
  );
}
