import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { useSourceContext } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { layerConfigText } from './configText.ts';
import styles from './fieldApps.module.css';

const ConfigText = lazyComponent(() => import('./ConfigText.tsx'), ['editors', 'fieldApps']);

/** Collapses the configuration of a layer until the user opens it or a save is refused because of it. */
export function LayerConfig() {
  const t = useText();
  const { getSource } = useSourceContext();
  const source = getSource('faServiceLayerConfig');
  const [config, name] = useWatch({ name: [source, getSource('faservicelayerName')] }) as [
    unknown,
    string | undefined,
  ];
  const { errors } = useFormState({ name: source });
  const refused = (get(errors, source) as { message?: string } | undefined)?.message;
  const [isOpen, setOpen] = useState(false);
  if (refused && !isOpen) setOpen(true);
  const { length } = layerConfigText(config);
  const label = t('fieldApps.fields.faServices.faservicelayers.faServiceLayerConfig');
  const Icon = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  return (
    <div className={styles.config}>
      <TextButton
        variant="link"
        aria-expanded={isOpen}
        aria-label={name ? t('fieldApps.config.of', { name }) : label}
        {...ConfigText.preloadProps}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon fontSize="small" />
        {label}
        <span className="secondary">
          {length ? t('fieldApps.config.length', { smart_count: length }) : t('fieldApps.config.none')}
        </span>
      </TextButton>
      {isOpen ? <ConfigText source={source} label={label} refused={refused} /> : null}
    </div>
  );
}
