import MapIcon from '@mui/icons-material/MapOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import type { ReactNode } from 'react';
import { kindIcons } from '../kindIcons.tsx';
import type { Level } from './accessChoice.ts';

const { purposes: PurposeIcon, toolgroups: ToolgroupIcon, tools: ToolIcon } = kindIcons;

export const levelIcons: Record<Level, ReactNode> = {
  application: <MapIcon />,
  role: <ShieldIcon />,
  purpose: <PurposeIcon />,
  toolgroup: <ToolgroupIcon />,
  tool: <ToolIcon />,
};
