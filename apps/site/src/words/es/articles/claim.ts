// Spanish article: insurance claims for a roof.
import type { ArticleWords } from '../../article.ts';

export const claim: ArticleWords = {
  title: 'Reclamos al seguro por el techo, en palabras sencillas',
  summary:
    'Deducible, depreciación, ajustador, suplemento: cómo suele ir un reclamo y dónde se ' +
    'pierde dinero sin necesidad.',
  intro:
    'Un reclamo es una conversación ordenada entre usted, su aseguradora y quien repara el ' +
    'techo. Va bien cuando todos miran las mismas fotos. Lo que sigue es información ' +
    'general y no consejo sobre su póliza; léala y, si duda, pregunte a su agente.',
  sections: [
    {
      heading: 'Qué se cubre normalmente',
      paragraphs: [
        'Las pólizas pagan daños repentinos: una rama, una ráfaga que arranca tejas, ' +
          'granizo. No pagan la edad: gránulos gastados, musgo, una bota para tubería de ' +
          'ventilación que se rompió en diez veranos. Muchos techos tienen las dos cosas, ' +
          'así que importa mostrar cuál es cuál. Un reporte de inspección de antes de la ' +
          'tormenta vale mucho ese día.',
      ],
    },
    {
      heading: 'Tres números que buscar en su póliza',
      paragraphs: ['Antes de llamar, busque esto.'],
      list: [
        'El deducible: la parte que paga usted. En viento y granizo puede ser un ' +
          'porcentaje del valor asegurado y no una cantidad fija.',
        'Costo de reposición o valor real en efectivo. Con el primero le pagan un techo ' +
          'nuevo, muchas veces en dos partes. Con el segundo se descuenta la edad y ese ' +
          'dinero no vuelve.',
        'El plazo: qué tan pronto hay que avisar y hasta cuándo debe estar terminado el ' +
          'trabajo para el segundo pago.',
      ],
    },
    {
      heading: 'Cómo va',
      paragraphs: [
        'Usted avisa y recibe un número de reclamo. Viene un ajustador, mide y escribe una ' +
          'lista de trabajos con precios. Nos gusta estar en el techo a la misma hora, ' +
          'porque casi todas las diferencias desaparecen cuando dos personas miran la misma ' +
          'viga del techo.',
        'El primer pago suele dejar fuera la depreciación y su deducible. Con el trabajo ' +
          'hecho y facturado se paga lo retenido, si su póliza cubre costo de reposición. Si ' +
          'la cuadrilla encuentra un daño que nadie podía ver, como un entablado empapado, ' +
          'enviamos fotos y un suplemento antes de seguir.',
      ],
    },
    {
      heading: 'Qué puede hacer un contratista de techos, y qué no',
      paragraphs: [
        'Un contratista puede medir, fotografiar, poner precio y explicar el trabajo. ' +
          'Decidir qué se cubre, o negociar el reclamo por usted, no le toca. Nadie puede ' +
          'ofrecerle desaparecer su deducible: ese dinero le falta al techo, o la factura es ' +
          'falsa.',
      ],
    },
  ],
  takeaway:
    'Esta semana tome doce fotos de su techo desde el suelo, una por lado y detalle, y ' +
    'guárdelas con su póliza.',
};
