import type en from '../en/symbols.ts';
import type { Same } from '../en/same.ts';

export default {
  kept: '%{type}: se conserva tal cual, aquí no se dibuja',
  untyped: 'Símbolo desconocido',
  types: { esriSMS: 'Marcador', esriSLS: 'Línea', esriSFS: 'Relleno' },
  odd: {
    esriPMS: 'Marcador de imagen',
    esriPFS: 'Relleno de imagen',
    esriTS: 'Símbolo de texto',
    CIMSymbolReference: 'Símbolo CIM',
  },
  styles: {
    esriSMSCircle: 'Círculo',
    esriSMSSquare: 'Cuadrado',
    esriSMSDiamond: 'Rombo',
    esriSMSTriangle: 'Triángulo',
    esriSMSCross: 'Cruz',
    esriSMSX: 'Aspa',
    esriSLSSolid: 'Continua',
    esriSLSDash: 'Rayas',
    esriSLSDot: 'Puntos',
    esriSLSDashDot: 'Raya, punto',
    esriSLSDashDotDot: 'Raya, dos puntos',
    esriSLSNull: 'Ninguna',
    esriSFSSolid: 'Sólido',
    esriSFSNull: 'Solo contorno',
    esriSFSHorizontal: 'Horizontal',
    esriSFSVertical: 'Vertical',
    esriSFSForwardDiagonal: 'Diagonal descendente',
    esriSFSBackwardDiagonal: 'Diagonal ascendente',
    esriSFSCross: 'Cruzado',
    esriSFSDiagonalCross: 'Cruzado en diagonal',
  },
} satisfies Same<typeof en>;
