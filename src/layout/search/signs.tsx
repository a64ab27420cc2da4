import BoltIcon from '@mui/icons-material/BoltOutlined';
import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../platform/resources.ts';

/** The sign of each kind of thing that the search finds; its group says the word. */
export const signs: Record<ResourceName | 'page' | 'act', ReactNode> = {
  users: <PersonIcon />,
  roles: <ShieldIcon />,
  tags: <SellIcon />,
  purposes: <FlagIcon />,
  toolgroups: <FolderIcon />,
  tools: <TuneIcon />,
  applications: <MapIcon />,
  'subscription-plans': <CreditCardIcon />,
  notifications: <NotificationsIcon />,
  page: <InsertDriveFileIcon />,
  act: <BoltIcon />,
};
