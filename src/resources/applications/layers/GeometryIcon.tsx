import CropSquareIcon from '@mui/icons-material/CropSquareOutlined';
import HexagonIcon from '@mui/icons-material/HexagonOutlined';
import LensIcon from '@mui/icons-material/Lens';
import TimelineIcon from '@mui/icons-material/TimelineOutlined';

export function GeometryIcon({ type }: { type: string }) {
  switch (type) {
    case 'Point':
      return <LensIcon fontSize="small" style={{ padding: 3 }} />;
    case 'Polyline':
      return <TimelineIcon fontSize="small" />;
    case 'Polygon':
      return <HexagonIcon fontSize="small" />;
    default:
      return <CropSquareIcon fontSize="small" />;
  }
}
