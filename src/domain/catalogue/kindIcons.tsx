import FlagIcon from '@mui/icons-material/FlagOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ComponentType } from 'react';
import type { Kind } from './kinds.ts';

/** The sign of each kind. */
export const kindIcons: Record<Kind, ComponentType> = {
  purposes: FlagIcon,
  toolgroups: FolderIcon,
  tools: TuneIcon,
};
