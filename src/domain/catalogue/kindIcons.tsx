import FlagIcon from '@mui/icons-material/FlagOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ComponentType } from 'react';
import type { CatalogueKind } from './kinds.ts';

export const kindIcons: Record<CatalogueKind, ComponentType> = {
  purposes: FlagIcon,
  toolgroups: FolderIcon,
  tools: TuneIcon,
};
