import FlagIcon from '@mui/icons-material/FlagOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ReactNode } from 'react';
import type { Level } from './choice.ts';

/** The sign of each step. */
export const signs: Record<Level, ReactNode> = { application: <MapIcon />, role: <ShieldIcon />, purpose: <FlagIcon />, toolgroup: <FolderIcon />, tool: <TuneIcon /> };
